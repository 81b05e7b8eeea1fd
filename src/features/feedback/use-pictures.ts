import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { uploadPictureMutation } from '#features/pictures/mutations.ts'
import { callErrorOf } from '#lib/mask-error.ts'
import { newKey } from '#lib/new-key.ts'
import * as m from '#paraglide/messages.js'
import { maxPictures, pictureFault } from './model.ts'

export interface Picture {
  key: string
  name: string
  /** As the exchange has drawn it anew, which is how it will be seen; undefined while it is on its way. */
  uploaded?: { upload_id: string; url: string }
}

/** The pictures of a text that is being written: each is uploaded as soon as it is chosen. */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const upload = useMutation(uploadPictureMutation())

  const drop = (key: string) => setPictures((before) => before.filter((one) => one.key !== key))

  const send = async (file: File) => {
    const picture: Picture = { key: newKey(), name: file.name }
    setPictures((before) => [...before, picture])
    try {
      const uploaded = await upload.mutateAsync(file)
      setPictures((before) => before.map((one) => (one.key === picture.key ? { ...one, uploaded } : one)))
    } catch (error) {
      drop(picture.key)
      setFault(m.feedback_picture_failed({ name: file.name, why: describeCallError(callErrorOf(error)) }))
    }
  }

  const add = (files: readonly File[]) => {
    if (files.length === 0) return
    setFault(null)
    let room = maxPictures - pictures.length
    for (const file of files) {
      const wrong = pictureFault(file)
      if (wrong === 'type') setFault(m.feedback_picture_type({ name: file.name }))
      else if (wrong === 'size') setFault(m.feedback_picture_size({ name: file.name }))
      else if (room-- <= 0) setFault(m.feedback_picture_many({ count: maxPictures }))
      else void send(file)
    }
  }

  const clear = () => {
    setPictures([])
    setFault(null)
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
  }
}
export type Pictures = ReturnType<typeof usePictures>
