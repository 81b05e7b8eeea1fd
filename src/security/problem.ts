const titles = { 400: 'Bad Request', 403: 'Forbidden', 404: 'Not Found', 413: 'Content Too Large' } as const

/** What a request is answered that is refused before anything of the site looks at it. */
export const problem = (status: keyof typeof titles) => Response.json({ title: titles[status], status }, { status })
