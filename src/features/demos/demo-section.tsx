import { useId, type ReactNode } from 'react'
import { card } from '#styled-system/recipes/card.js'
import { demoPage } from '#styled-system/recipes/demo-page.js'
import { text } from '#styled-system/recipes/text.js'

export function DemoSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={card({ pad: 'lg' })}>
      <div className={demoPage().section}>
        <h2 id={id} className={text({ size: 'lg', weight: 'semibold' })}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}
