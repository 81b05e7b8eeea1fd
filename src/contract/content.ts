import { z } from 'zod'
import { getCall } from './call.ts'
import { timestamp } from './fields.ts'

const slug = z.string().regex(/^[a-z0-9_-]{1,60}$/)

/** A published text. Its body is Markdown without HTML; its headings serve as anchors. */
const published = {
  title: z.string(),
  /** Incremented with every publication. */
  version: z.int().positive(),
  published_at: timestamp,
}
const document = z.object({ ...published, content: z.string() })

export const protocolNames = getCall('/api/protocol/name/list', {
  name: 'content.protocolNames',
  summary: 'The legal agreements, in the order they are read',
  request: z.object({}),
  response: z.object({ items: z.array(z.object({ name: slug, ...published })) }),
})

export const protocolContent = getCall('/api/protocol/content', {
  name: 'content.protocol',
  summary: 'One agreement as it stands: `yhxy` is the user agreement, `yszc` the privacy policy',
  request: z.object({ name: slug }),
  response: document.extend({ name: slug }),
})

export const helpTypes = getCall('/api/help/type/list', {
  name: 'content.helpTypes',
  summary: 'The subjects of the help with their pages',
  request: z.object({}),
  response: z.object({
    items: z.array(
      z.object({
        type: slug,
        title: z.string(),
        pages: z.array(z.object({ help_id: slug, title: z.string() })),
      }),
    ),
  }),
})

export const helpContent = getCall('/api/help/content', {
  name: 'content.help',
  summary: 'One page of the help',
  request: z.object({ help_id: slug }),
  response: document.extend({ help_id: slug, type: slug }),
})
