import { html } from 'hono/html'
import { type Markup, renderPage } from '../page.ts'
import type { SmsRecord } from './inbox.ts'

const renderMessage = (message: SmsRecord, mountPath: string) => html`
  <li class="card">
    <div class="row">
      <a href="${mountPath}/?phone=${message.phone}"><b>${message.phone}</b></a>
      <span class="chip">${message.kind}</span>
      <time class="meta" datetime="${message.sent_at}">${message.sent_at.replace('T', ' ').slice(0, 19)} UTC</time>
    </div>
    ${message.code === null ? '' : html`<output class="big" aria-label="Code">${message.code}</output>`}
    <div>${message.text}</div>
  </li>
`

interface InboxParts {
  messages: readonly SmsRecord[]
  phone: string
  mountPath: string
}

export function renderInbox({ messages, phone, mountPath }: InboxParts): Markup {
  const empty = html`<p class="note">
    ${phone === '' ? 'No message has been sent yet.' : `No message has been sent to ${phone} yet.`} This page looks
    again every second.
  </p>`
  return renderPage({
    banner: 'Simulated SMS (demo)',
    title: phone === '' ? 'All phones' : `Phone ${phone}`,
    homePath: `${mountPath}/`,
    nav: html`<a href="${mountPath}/">All phones</a>`,
    body: html`
      <form class="row card" method="get" action="${mountPath}/" role="search">
        <label class="field">Phone number <input name="phone" inputmode="numeric" value="${phone}" /></label>
        <button class="primary">Show messages</button>
      </form>
      ${
        messages.length === 0
          ? empty
          : html`<ul class="plain" aria-label="Messages">
              ${messages.map((message) => renderMessage(message, mountPath))}
            </ul>`
      }
    `,
  })
}
