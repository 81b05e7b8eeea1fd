import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { maxPictures } from '#contract/bounds.ts'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { uploadPictureMutation } from '#features/pictures/mutations.ts'
import { holdDraft } from '#features/session/take-draft.ts'
import { useKeep, useKept } from '#features/session/use-draft.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import { newKey } from '#lib/calls/new-key.ts'
import * as m from '#paraglide/messages.js'
import { pictureFault } from './model.ts'

export interface Picture {
  key: string
  name: string
  /** As re-encoded by the exchange, which is what others will see; undefined while uploading. */
  uploaded?: { upload_id: string; url: string }
}

const keptOf = (pictures: readonly Picture[]) => (pictures.length > 0 ? pictures : undefined)

/** Splits pictures into uploaded ones and those lost mid-upload: only a file's name can be kept. */
const partOf = (pictures: readonly Picture[]) =>
  [pictures.filter(({ uploaded }) => uploaded), pictures.filter(({ uploaded }) => !uploaded)] as const

/** The pictures attached to a draft. Each is uploaded as soon as it is chosen, and kept with the draft of that name. */
export function usePictures(name: string) {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  // Uploads finish in any order, so each edits the latest list.
  const latest = useRef(pictures)
  const draft = `${name}/pictures`
  const keep = useKeep(draft)
  const [fault, setFault] = useState<string | null>(null)
  const upload = useMutation(uploadPictureMutation())

  const change = (edit: (before: readonly Picture[]) => readonly Picture[]) => {
    latest.current = edit(latest.current)
    setPictures(latest.current)
    keep(keptOf(latest.current))
  }
  useKept(
    draft,
    () => keptOf(latest.current),
    (kept) => {
      const [there, lost] = partOf(kept as Picture[])
      change(() => there)
      if (lost.length > 0) setFault(m.feedback_picture_lost({ names: lost.map(({ name }) => name).join(', ') }))
    },
  )
  const drop = (key: string) => change((before) => before.filter((one) => one.key !== key))

  const send = async (file: File) => {
    const picture: Picture = { key: newKey(), name: file.name }
    change((before) => [...before, picture])
    try {
      const uploaded = await upload.mutateAsync(file)
      change((before) => before.map((one) => (one.key === picture.key ? { ...one, uploaded } : one)))
    } catch (error) {
      drop(picture.key)
      setFault(m.feedback_picture_failed({ name: file.name, why: describeCallError(callErrorOf(error)) }))
    }
  }

  const add = (files: readonly File[]) => {
    if (files.length === 0) return
    setFault(null)
    let room = maxPictures - latest.current.length
    for (const file of files) {
      const wrong = pictureFault(file)
      if (wrong === 'type') setFault(m.feedback_picture_type({ name: file.name }))
      else if (wrong === 'size') setFault(m.feedback_picture_size({ name: file.name }))
      else if (room-- <= 0) setFault(m.feedback_picture_many({ count: maxPictures }))
      else void send(file)
    }
  }

  const clear = () => {
    change(() => [])
    setFault(null)
    holdDraft(draft, false)
  }

  return {
    pictures,
    fault,
    isUploading: pictures.some(({ uploaded }) => !uploaded),
    uploadIds: pictures.flatMap(({ uploaded }) => uploaded?.upload_id ?? []),
    add,
    remove: (key: string) => {
      setFault(null)
      drop(key)
    },
    clear,
    /** As `hold` of `useDraft`. */
    hold: (isHeld: boolean) => holdDraft(draft, isHeld),
  }
}
export type Pictures = ReturnType<typeof usePictures>
