import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { ImageIcon } from '#design/ui/icon/page-icons.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { usePageFacts } from '#device/use-page-facts.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { uploadPictureMutation } from '#features/pictures/mutations.ts'
import { useTellFailure } from '#features/writes/use-tell-failure.ts'
import * as m from '#paraglide/messages.js'
import { portraits } from '#styled-system/recipes/portraits.js'
import { settingForm } from '#styled-system/recipes/setting-form.js'
import { CropArea } from './crop-area.tsx'
import { middleOf, minEdge, type Crop } from './crop-model.ts'
import { cutPicture } from './cut-picture.ts'
import { setPortraitMutation } from '../mutations.ts'
import { Problem } from '../problem.tsx'

interface Opened {
  bitmap: ImageBitmap
  crop: Crop
}

/** The person's own picture: chosen or dropped, cropped in the browser; only the square is uploaded. */
export function OwnPicture({ onDone }: { onDone: () => void }) {
  const { device } = usePageFacts()
  const [opened, setOpened] = useState<Opened>()
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()
  const file = useRef<HTMLInputElement>(null)
  const upload = useMutation(uploadPictureMutation())
  const portrait = useMutation(setPortraitMutation())
  const goneSignal = useGoneSignal()
  const tellFailure = useTellFailure((failure) => setProblem(fieldErrorOf(failure)))
  const isSaving = upload.isPending || portrait.isPending
  const styles = portraits()
  const form = settingForm()

  // A photograph's bitmap takes tens of megabytes.
  useEffect(() => () => opened?.bitmap.close(), [opened?.bitmap])

  async function open(picked: File | undefined) {
    if (!picked) return
    setProblem(undefined)
    const bitmap = await createImageBitmap(picked).catch(() => null)
    if (!bitmap) setProblem(m.setting_picture_unreadable())
    else if (Math.min(bitmap.width, bitmap.height) < minEdge) setProblem(m.setting_picture_small({ edge: minEdge }))
    else setOpened({ bitmap, crop: middleOf(bitmap) })
  }

  async function save() {
    if (!opened || isSaving) return
    setProblem(undefined)
    try {
      const { upload_id } = await upload.mutateAsync(await cutPicture(opened.bitmap, opened.crop))
      await portrait.mutateAsync({ upload_id })
      toast({ text: m.setting_avatar_saved(), tone: 'positive' })
      if (!goneSignal().aborted) onDone()
    } catch (error) {
      tellFailure(error as Error)
    }
  }

  return (
    <div className={form.root}>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={m.setting_picture_choose()}
        onChange={(event) => {
          void open(event.target.files?.[0])
          // Allows choosing the same file again.
          event.target.value = ''
        }}
      />
      {opened ? (
        <CropArea
          bitmap={opened.bitmap}
          crop={opened.crop}
          onChange={(crop) => setOpened({ bitmap: opened.bitmap, crop })}
        />
      ) : (
        <div
          className={styles.drop}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            void open(event.dataTransfer.files[0])
          }}
        >
          <ImageIcon size={28} />
          <p>{device === 'pc' ? m.setting_picture_drop() : m.setting_picture_formats()}</p>
          <Button onClick={() => file.current?.click()}>{m.setting_picture_choose()}</Button>
        </div>
      )}
      <Problem text={problem} />
      {opened && (
        <div className={form.actions}>
          <Button disabled={isSaving} onClick={() => file.current?.click()}>
            {m.setting_picture_another()}
          </Button>
          <Button look="primary" isLoading={isSaving} onClick={() => void save()}>
            {m.setting_avatar_use()}
          </Button>
        </div>
      )}
    </div>
  )
}
