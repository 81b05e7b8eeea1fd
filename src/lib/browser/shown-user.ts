let read: () => string | undefined = () => undefined

/** Sets how to find out whom this window shows. Called once, when the page starts. */
export const provideShownUser = (reader: typeof read) => void (read = reader)

/** The id of the person whom this window shows; undefined for a visitor. */
export const shownUser = () => read()
