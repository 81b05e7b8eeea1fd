/** The address that a request asks for, which may come as a mere path; null if it is none. */
export const readUrl = (url: string): URL | null => URL.parse(url.startsWith('/') ? `http://market${url}` : url)
