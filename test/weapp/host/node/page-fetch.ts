import type { Page } from 'playwright-core'
import type { Fetch } from './transfers'

/** Sends requests by a page of a browser: its headers and its routes hold for them. Files are sent by Node. */
export const fetchIn =
  (page: Page): Fetch =>
  async (url, init) => {
    const { method = 'GET', headers = {}, body } = init
    if (body !== undefined && typeof body !== 'string') return fetch(url, init)
    const { base64, status, replyHeaders } = await page.evaluate(
      async ([address, sent]) => {
        const reply = await window.fetch(address, sent)
        const reader = new FileReader()
        const bytes = await reply.blob()
        await new Promise((resolve) => {
          reader.onload = resolve
          reader.readAsDataURL(bytes)
        })
        return {
          base64: String(reader.result).replace(/^.*?,/, ''),
          status: reply.status,
          replyHeaders: [...reply.headers] as [string, string][],
        }
      },
      [url, { method, headers: headers as Record<string, string>, ...(body !== undefined && { body }) }] as const,
    )
    const bytes = Buffer.from(base64, 'base64')
    return new Response(bytes.length === 0 ? null : bytes, { status, headers: replyHeaders })
  }
