import type { Page } from '@playwright/test'
import type { EndpointRow } from '@/wire/endpoint'

/** Counts what a page sends to endpoints from now on; the answer tells how often it was. */
export const countCalls = (page: Page, ...endpoints: readonly EndpointRow[]): (() => number) => {
  let count = 0
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (endpoints.some(({ path }) => pathname.endsWith(path))) count += 1
  })
  return () => count
}
