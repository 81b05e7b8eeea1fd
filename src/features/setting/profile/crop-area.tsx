import { useEffect, useId, useRef, type PointerEvent } from 'react'
import { Slider } from '#design/ui/form/slider.tsx'
import { hasModifier } from '#lib/browser/has-modifier.ts'
import * as m from '#paraglide/messages.js'
import { cropArea } from '#styled-system/recipes/crop-area.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { cropByKey, maxZoom, pull, zoomTo, type Crop } from './crop-model.ts'
import { drawCrop } from './cut-picture.ts'

/** Drawn at twice the displayed size, for high-density screens. */
const drawn = 560
const wheelStep = 0.0015

interface CropAreaProps {
  bitmap: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
}

/** A picture behind a round window: drag or arrow keys to pan; wheel, slider, plus and minus to zoom. */
export function CropArea({ bitmap, crop, onChange }: CropAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const held = useRef<{ x: number; y: number } | null>(null)
  const hint = useId()
  const styles = cropArea()

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, bitmap, crop)
  }, [bitmap, crop])

  useEffect(() => {
    const area = frame.current
    // React's wheel listener is passive, so the page would scroll too.
    const zoom = (event: WheelEvent) => {
      event.preventDefault()
      onChange(zoomTo(bitmap, crop, crop.zoom * (1 - event.deltaY * wheelStep)))
    }
    area?.addEventListener('wheel', zoom, { passive: false })
    return () => area?.removeEventListener('wheel', zoom)
  }, [bitmap, crop, onChange])

  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!held.current) return
    const { width } = event.currentTarget.getBoundingClientRect()
    const right = (event.clientX - held.current.x) / width
    const down = (event.clientY - held.current.y) / width
    held.current = { x: event.clientX, y: event.clientY }
    onChange(pull(bitmap, crop, right, down))
  }
  const release = () => {
    held.current = null
  }

  return (
    <div className={styles.root}>
      <div
        ref={frame}
        className={styles.frame}
        role="application"
        tabIndex={0}
        aria-label={m.setting_crop_area()}
        aria-describedby={hint}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={(event) => {
          const next = hasModifier(event) ? undefined : cropByKey(bitmap, crop, event.key, event.shiftKey)
          if (!next) return
          event.preventDefault()
          onChange(next)
        }}
      >
        <canvas ref={canvas} width={drawn} height={drawn} className={styles.canvas} aria-hidden="true" />
        <span className={styles.mask} aria-hidden="true" />
      </div>
      <p id={hint} className={srOnly()}>
        {m.setting_crop_keys()}
      </p>
      <div className={styles.zoom}>
        <span className={styles.zoomLabel} aria-hidden="true">
          {m.setting_crop_zoom()}
        </span>
        <Slider
          labels={[m.setting_crop_zoom()]}
          min={1}
          max={maxZoom}
          step={0.05}
          values={[crop.zoom]}
          onChange={([zoom = crop.zoom]) => onChange(zoomTo(bitmap, crop, zoom))}
        />
      </div>
    </div>
  )
}
