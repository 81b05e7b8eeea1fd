import { createServerFn } from '@tanstack/react-start'
import { helpContent, helpTypes, protocolContent, protocolNames } from '#contract/content.ts'
import type { CallResult } from '#lib/calls/call-result.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import type { PublishedDocument } from './document-model.ts'
import { parsedDocument } from './parsed-documents.server.ts'

export const fetchAgreements = createServerFn({ method: 'GET' }).handler(() => callUpstream(protocolNames, {}))

export const fetchAgreement = createServerFn({ method: 'GET' })
  .validator(inputOf(protocolContent))
  .handler(async ({ data }) => withBlocks(await callUpstream(protocolContent, data)))

export const fetchHelpTypes = createServerFn({ method: 'GET' }).handler(() => callUpstream(helpTypes, {}))

export const fetchHelp = createServerFn({ method: 'GET' })
  .validator(inputOf(helpContent))
  .handler(async ({ data }) => withBlocks(await callUpstream(helpContent, data)))

/** Texts are parsed on the server, once each, so that browsers need no Markdown parser. */
function withBlocks(
  result: CallResult<Omit<PublishedDocument, 'blocks'> & { content: string }>,
): CallResult<PublishedDocument> {
  if (!result.ok) return result
  const { title, version, published_at, content } = result.data
  return { ok: true, data: { title, version, published_at, blocks: parsedDocument(content) } }
}
