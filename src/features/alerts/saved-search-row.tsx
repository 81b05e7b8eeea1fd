import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { Switch } from '#design/ui/form/switch.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { marketHref } from '#features/market/model.ts'
import { filterQuery } from '#features/market/queries.ts'
import { searchOf } from '#features/market/search-of.ts'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { useIdempotentMutation, useIsUnderWay } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { alerts } from '#styled-system/recipes/alerts.js'
import { rowList } from '#styled-system/recipes/row-list.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { deleteSearchMutation, renameSearchMutation, seenMutation, switchAlertMutation } from './mutations.ts'
import { savedSearchKeys, type SavedSearch } from './queries.ts'
import { searchWords } from './search-words.ts'

/** One saved search. Opening it in the market marks it as seen. */
export function SavedSearchRow({ saved, onRename }: { saved: SavedSearch; onRename: () => void }) {
  const { search_id, name, named, is_alerting, new_count, has_more_new } = saved
  const { market } = useMarketPath()
  const { data: filter } = useSuspenseQuery(filterQuery())
  const [isAsking, setAsking] = useState(false)
  const refresh = [savedSearchKeys.all]
  const seen = useIdempotentMutation(seenMutation(search_id), { refresh })
  const alert = useIdempotentMutation(switchAlertMutation(search_id), { refresh })
  const remove = useIdempotentMutation(deleteSearchMutation(search_id), {
    refresh,
    onDone: () => toast({ text: m.alerts_deleted(), tone: 'positive' }),
  })
  const isRenaming = useIsUnderWay(renameSearchMutation(search_id))
  const search = searchOf(saved.search)
  const words = searchWords(search, filter, named).join(' · ')
  // What an alert has told of may be sold by now; there is no other before its owner has looked.
  const look = () => void ((new_count > 0 || is_alerting) && seen.send({ search_id }))
  const rows = rowList({ isStacked: true })
  const styles = alerts()
  return (
    <li className={rows.line}>
      <a
        className={`${rows.row} ${styles.row}`}
        href={marketHref(market, search)}
        onClick={look}
        // The middle button opens a tab; the right one only a menu.
        onAuxClick={({ button }) => button === 1 && look()}
      >
        <span className={styles.name}>{name}</span>
        {new_count > 0 && (
          <Badge tone="accent" size="md">
            {m.alerts_new({ count: has_more_new ? `${new_count}+` : new_count })}
          </Badge>
        )}
        {words !== name && <span className={styles.text}>{words}</span>}
      </a>
      <div className={styles.acts}>
        <Switch
          label={
            <>
              <span aria-hidden="true">{m.alerts_alert()}</span>
              <span className={srOnly()}>{m.alerts_alert_of({ name })}</span>
            </>
          }
          isOn={is_alerting}
          isBusy={alert.isBusy}
          onChange={(isOn) => void alert.send({ search_id, is_alerting: isOn })}
        />
        <Button
          size="sm"
          look="ghost"
          aria-label={m.alerts_rename_of({ name })}
          isLoading={isRenaming}
          onPointerEnter={preloadDialog}
          onClick={onRename}
        >
          {m.alerts_rename()}
        </Button>
        <Button
          size="sm"
          look="ghost"
          aria-label={m.alerts_delete_of({ name })}
          onPointerEnter={preloadDialog}
          onClick={() => setAsking(true)}
        >
          {m.alerts_delete()}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={m.alerts_delete_title({ name })}
        text={is_alerting && m.alerts_delete_text()}
        confirmLabel={m.alerts_delete()}
        cancelLabel={m.alerts_keep()}
        closeLabel={m.shell_close()}
        isDanger
        isBusy={remove.isBusy}
        onConfirm={() => void remove.send({ search_id }).then(() => setAsking(false))}
      />
    </li>
  )
}
