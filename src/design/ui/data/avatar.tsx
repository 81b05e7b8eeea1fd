import { avatar, type AvatarVariants } from '#styled-system/recipes/avatar.js'

export interface AvatarProps extends AvatarVariants {
  name: string
  src?: string | null
}

const pixels = { sm: 24, md: 32, lg: 56, xl: 80 }

/** A person's picture, or the first letter of their name. The name itself is in adjacent text or the surrounding
 * link. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  if (src) return <img src={src} alt="" width={pixels[size]} height={pixels[size]} className={avatar({ size })} />
  return (
    <span className={avatar({ size })} aria-hidden="true">
      {[...name][0]?.toUpperCase() ?? '?'}
    </span>
  )
}
