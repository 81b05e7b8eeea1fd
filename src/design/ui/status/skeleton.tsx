import { skeleton, type SkeletonVariants } from '#styled-system/recipes/skeleton.js'

export interface SkeletonProps extends SkeletonVariants {
  /** How many of them. */
  count?: number
}

/** Stands for what is being loaded, in its size. The list around it says `aria-busy`. */
export function Skeleton({ count = 1, ...variants }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className={skeleton(variants)} aria-hidden="true" />
  ))
}
