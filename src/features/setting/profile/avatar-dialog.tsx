import { useState } from 'react'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { Tabs } from '#design/ui/navigation/tabs.tsx'
import * as m from '#paraglide/messages.js'
import { settingForm } from '#styled-system/recipes/setting-form.js'
import { OwnPicture } from './own-picture.tsx'
import { PortraitChoice } from './portrait-choice.tsx'

interface AvatarDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** S1.12 An avatar: cropped from the person's own picture, or ready-made. */
export function AvatarDialog({ isOpen, onClose }: AvatarDialogProps) {
  const [tab, setTab] = useState<'own' | 'ready'>('own')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.setting_avatar_title()} closeLabel={m.shell_close()}>
      <Tabs
        label={m.setting_avatar_ways()}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'own', label: m.setting_avatar_own() },
          { value: 'ready', label: m.setting_avatar_ready() },
        ]}
      >
        <div className={settingForm().panel}>
          {tab === 'own' ? <OwnPicture onDone={onClose} /> : <PortraitChoice onDone={onClose} />}
        </div>
      </Tabs>
    </Dialog>
  )
}
