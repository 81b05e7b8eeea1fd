import { use } from 'react'
import { PicturesWanted } from './pictures-wanted.ts'

interface GoodsThumbProps {
  className: string | undefined
  /** The base address of the item's picture, as given by the exchange. */
  image: string
  /** In pixels. The smaller of the two pictures suffices up to 128, even on displays with twice the density. */
  width: number
}

/** An item's picture beside its name in lists. Lazy-loaded when it comes into view. */
export const GoodsThumb = ({ className, image, width }: GoodsThumbProps) => (
  <img
    className={className}
    src={use(PicturesWanted) ? `${image}@1.webp` : undefined}
    alt=""
    width={width}
    height={(width * 3) / 4}
    loading="lazy"
    decoding="async"
  />
)
