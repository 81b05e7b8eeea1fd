import { skeleton, type SkeletonVariants } from '#styled-system/recipes/skeleton.js'

export interface SkeletonProps extends SkeletonVariants {
  /** The number of placeholders. */
  count?: number
}

/** A placeholder of the same size for content that is loading. The surrounding list sets `aria-busy`. */
export function Skeleton({ count = 1, ...variants }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className={skeleton(variants)} aria-hidden="true" />
  ))
}
