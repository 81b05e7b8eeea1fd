import type { Context } from 'hono'
import { html } from 'hono/html'
import { type Markup, PAGE_HEADERS, renderPage } from '../page.ts'

interface Page {
  title: string
  body: Markup
  status?: 200 | 400 | 404 | 409
}

/** Answers with a complete page. */
export async function showPage(context: Context, mountPath: string, { title, body, status = 200 }: Page) {
  const whole = renderPage({
    banner: 'Simulated Alipay (demo)',
    title,
    homePath: `${mountPath}/`,
    nav: html`<a href="${mountPath}/">Payments and payouts</a>`,
    body,
  })
  return context.html(await whole, status, PAGE_HEADERS)
}
