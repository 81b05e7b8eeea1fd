import type { ReactNode } from 'react'
import { badge, type BadgeVariants } from '#styled-system/recipes/badge.js'

export interface BadgeProps extends BadgeVariants {
  children: ReactNode
}

export function Badge({ children, ...variants }: BadgeProps) {
  return <span className={badge(variants)}>{children}</span>
}
