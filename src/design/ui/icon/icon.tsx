import type { ReactNode, SVGProps } from 'react'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** In pixels at the default font size; scales with the user's. */
  size?: number
}

export type IconComponent = (props: IconProps) => ReactNode

/** Line icons on a 24 px grid. Decorative only: adjacent text or a label carries the meaning. */
export function icon(lines: string, solid?: string): IconComponent {
  return function Icon({ size = 18, ...rest }) {
    const length = `${size / 16}rem`
    return (
      <svg
        viewBox="0 0 24 24"
        width={length}
        height={length}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        <path d={lines} />
        {solid && <path d={solid} fill="currentColor" />}
      </svg>
    )
  }
}
