import { goodsBrief } from '#styled-system/recipes/goods-brief.js'
import { GoodsThumb } from './goods-thumb.tsx'

interface GoodsBriefProps {
  image: string
  name: string
  /** Distinguishing facts, one per line. */
  facts?: readonly string[]
}

/** The item that a dialog is about. */
export function GoodsBrief({ image, name, facts = [] }: GoodsBriefProps) {
  const styles = goodsBrief()
  return (
    <div className={styles.root}>
      <GoodsThumb className={styles.art} image={image} width={76} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {facts.map((fact) => (
          <span key={fact} className={styles.fact}>
            {fact}
          </span>
        ))}
      </span>
    </div>
  )
}
