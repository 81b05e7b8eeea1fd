import { pictureWidths } from '#contract/market/picture-widths.ts'

/** Attributes of a picture shown at most 256 CSS pixels wide. `image` is its base address, as given by the exchange. */
export const pictureOf = (image: string) => ({
  src: `${image}@1.webp`,
  srcSet: `${image}@1.webp 1x, ${image}@2.webp 2x`,
  width: 256,
  height: 192,
})

/** S9.1 Attributes of a picture shown larger; `sizes` gives its width by viewport. */
export const largePictureOf = (image: string, sizes: string) => ({
  src: `${image}@2.webp`,
  srcSet: pictureWidths.map((width) => `${image}@w${width}.webp ${width}w`).join(', '),
  sizes,
  width: 512,
  height: 384,
})
