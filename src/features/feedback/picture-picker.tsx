import { useId, useState, type DragEvent } from 'react'
import { maxPictures } from '#contract/bounds.ts'
import { CloseIcon, ErrorIcon } from '#design/ui/icon/icons.tsx'
import { ImageIcon } from '#design/ui/icon/page-icons.tsx'
import { Spinner } from '#design/ui/status/spinner.tsx'
import * as m from '#paraglide/messages.js'
import { picturePicker } from '#styled-system/recipes/picture-picker.js'
import { pictureTypes } from './model.ts'
import type { Pictures } from './use-pictures.ts'

interface PicturePickerProps {
  pictures: Pictures
  /** They are being sent. */
  isDisabled?: boolean
}

/** Attaches pictures by choosing, dropping or pasting files; each is previewed at once and can be removed. */
export function PicturePicker({ pictures: list, isDisabled }: PicturePickerProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const styles = picturePicker()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isDisabled) list.add([...event.dataTransfer.files])
  }
  return (
    <div className={styles.root}>
      <p id={`${id}label`} className={styles.label}>
        {m.feedback_pictures()} <span className={styles.optional}>{m.feedback_optional()}</span>
      </p>
      <ul className={styles.list} aria-labelledby={`${id}label`}>
        {list.pictures.map((picture) => (
          <li key={picture.key} className={styles.picture} aria-busy={!picture.uploaded}>
            {picture.uploaded ? (
              <img className={styles.image} src={picture.uploaded.url} alt={picture.name} width={88} height={88} />
            ) : (
              <Spinner label={m.feedback_picture_uploading({ name: picture.name })} />
            )}
            <button
              type="button"
              className={styles.remove}
              disabled={isDisabled}
              aria-label={m.feedback_picture_remove({ name: picture.name })}
              onClick={() => list.remove(picture.key)}
            >
              <CloseIcon size={14} />
            </button>
          </li>
        ))}
        {list.pictures.length < maxPictures && (
          <li>
            <label
              className={styles.add}
              data-over={isOver || undefined}
              onDragOver={(event) => {
                event.preventDefault()
                setOver(true)
              }}
              onDragLeave={() => setOver(false)}
              onDrop={drop}
            >
              <ImageIcon size={22} />
              {m.feedback_picture_add()}
              <input
                type="file"
                multiple
                disabled={isDisabled}
                accept={pictureTypes.join(',')}
                className={styles.input}
                aria-describedby={`${id}note`}
                onChange={(event) => {
                  list.add([...(event.target.files ?? [])])
                  // Allows choosing the same file again after it was removed.
                  event.target.value = ''
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {list.fault ? (
        <p id={`${id}note`} className={styles.error} role="alert">
          <ErrorIcon size={14} />
          {list.fault}
        </p>
      ) : (
        <p id={`${id}note`} className={styles.hint}>
          {m.feedback_picture_hint({ count: maxPictures })}
        </p>
      )}
    </div>
  )
}
