import { useState } from 'react'
import { Avatar } from '#design/ui/data/avatar.tsx'
import { Button } from '#design/ui/action/button.tsx'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { CameraIcon } from '#design/ui/icon/page-icons.tsx'
import { useFocusBack } from '#design/ui/dialog/use-focus-back.ts'
import type { Session } from '#features/session/queries.ts'
import { useDraft } from '#features/session/use-draft.ts'
import { formatDate } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { profile } from '#styled-system/recipes/profile.js'
import { AvatarDialog } from './avatar-dialog.tsx'
import { NicknameForm } from './nickname-form.tsx'

/** The person as others see them: picture and name. */
export function ProfileSection({ person }: { person: Session }) {
  const [isChoosing, setChoosing] = useState(false)
  const [naming, setNaming] = useDraft<string | undefined>('nickname', undefined)
  const change = useFocusBack(naming !== undefined)
  const zone = useTimeZone()
  const styles = profile()
  return (
    <section id="profile" className={card()} aria-label={m.setting_profile()}>
      <div className={styles.root}>
        <button
          type="button"
          className={styles.face}
          aria-label={m.setting_avatar_change()}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={() => setChoosing(true)}
        >
          <Avatar name={person.nickname} src={person.avatars} size="xl" />
          <span className={styles.faceMark}>
            <CameraIcon size={16} />
          </span>
        </button>
        <div className={styles.names}>
          {naming !== undefined ? (
            <NicknameForm
              nickname={person.nickname}
              value={naming}
              onChange={setNaming}
              onDone={() => setNaming(undefined)}
            />
          ) : (
            <p className={styles.name}>
              {person.nickname}
              <Button
                ref={change}
                size="sm"
                look="ghost"
                aria-label={m.setting_nickname_change()}
                onClick={() => setNaming(person.nickname)}
              >
                {m.setting_change()}
              </Button>
            </p>
          )}
          <p className={styles.facts}>
            {m.setting_profile_facts({ id: person.user_id, date: formatDate(person.created_at, zone) })}
          </p>
        </div>
      </div>
      <AvatarDialog isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </section>
  )
}
