import { ErrorIcon } from '#design/ui/icon/icons.tsx'
import { settingForm } from '#styled-system/recipes/setting-form.js'

/** An error that concerns no particular field. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text && (
    <p role="alert" className={settingForm().problem}>
      <ErrorIcon size={16} />
      {text}
    </p>
  )
