import { wearBar } from '#styled-system/recipes/wear-bar.js'

export interface WearBarProps {
  /** From 0 (new) to 1 (worn out). */
  wear: number
  /** What a screen reader announces: "Wear 0.2134, Field-Tested". */
  label: string
  /** The range of wear possible for this kind of item; everything outside is dimmed. */
  min?: number
  max?: number
}

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`

/** Places the mark with SVG attributes, because the content security policy forbids inline styles. */
export function WearBar({ wear, label, min = 0, max = 1 }: WearBarProps) {
  const styles = wearBar()
  return (
    <svg className={styles.root} role="img" aria-label={label}>
      {min > 0 && <rect className={styles.outside} x="0" y="4" height="4" width={percent(min)} />}
      {max < 1 && <rect className={styles.outside} x={percent(max)} y="4" height="4" width={percent(1 - max)} />}
      <rect className={styles.mark} x={percent(wear)} y="1" width="2" height="10" rx="1" />
    </svg>
  )
}
