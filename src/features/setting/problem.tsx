import { text as textStyle } from '#styled-system/recipes/text.js'

/** Why something did not work, where no field is to blame. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text && (
    <p role="alert" className={textStyle({ size: 'sm', tone: 'negative' })}>
      {text}
    </p>
  )
