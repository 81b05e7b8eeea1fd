import { useEffect, useReducer, useRef, type ComponentProps } from 'react'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'noValidate'> {
  onSubmit: () => void
}

const firstWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] input')

/**
 * A form that moves the focus to its first wrong field, whether it is found wrong at once or by the answer, unless the
 * person has gone elsewhere or typed on in the meantime. It never leaves the page.
 */
export function Form({ onSubmit, ...form }: FormProps) {
  const root = useRef<HTMLFormElement>(null)
  /** Where the focus was at the submission whose outcome is still open. */
  const submittedAt = useRef<Element>(null)
  const [, draw] = useReducer((count: number) => count + 1, 0)
  // After every render: the errors belong to the parent, which renders this form along with them.
  useEffect(() => {
    if (submittedAt.current === null) return
    const { activeElement, body } = document
    const isElsewhere = activeElement !== submittedAt.current && activeElement !== body
    const wrong = firstWrong(root.current)
    if (isElsewhere || wrong) submittedAt.current = null
    if (isElsewhere || !wrong) return
    wrong.focus({ preventScroll: true })
    // Clear of headers and of buttons that stick to an edge.
    wrong.scrollIntoView({ block: 'center' })
  })
  return (
    <form
      {...form}
      ref={root}
      noValidate
      // Whoever types on has not waited for the answer.
      onInput={() => {
        submittedAt.current = null
      }}
      onSubmit={(event) => {
        event.preventDefault()
        submittedAt.current = document.activeElement
        draw()
        onSubmit()
      }}
    />
  )
}
