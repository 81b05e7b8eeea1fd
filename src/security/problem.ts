const titles = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
} as const

/** The answer to a request that is refused before it reaches the site. */
export const problem = (status: keyof typeof titles) => Response.json({ title: titles[status], status }, { status })
