/** @jest-environment jsdom */
import { keepFile } from '@/platform/file-keeping/index.weapp'
import { openDocument } from '@/services/open-document'
import { failureText } from '@/services/request/failure-text'
import { installFakeXhr, lastSent, type FakeXhr } from '../../support/jest/fake-xhr'

jest.mock('@/platform/document-view', () => jest.requireActual('@/platform/document-view/index.weapp'))

const ADDRESS = 'https://files.example/contract.pdf'

beforeEach(() => {
  installFakeXhr()
  Object.assign(URL, { createObjectURL: () => 'blob:file' })
})

/** What the mini-program tells of a file, once its download has ended. */
const WAYS: [string, () => Promise<string | null>][] = [
  ['a document that is shown', () => openDocument(async () => ADDRESS)],
  ['a file for keeping', () => keepFile('my-data.zip', ADDRESS).then(() => null, failureText)],
]

describe.each(WAYS)('in WeChat, %s', (_what, fetchIt) => {
  const toldAfter = async (end: (download: FakeXhr) => void): Promise<string | null> => {
    const told = fetchIt()
    await Promise.resolve()
    end(lastSent())
    return told
  }

  it('that breaks on its way is told as the network', async () => {
    expect(await toldAfter((download) => download.fail())).toBe(
      'You seem to be offline. Check your connection and try again.',
    )
  })

  it('that takes too long is told as a timeout', async () => {
    expect(await toldAfter((download) => download.ontimeout?.())).toBe('The connection timed out.')
  })

  it('that the server does not give is told as a failure', async () => {
    expect(await toldAfter((download) => download.reply(503, ''))).toBe('Something went wrong. Please try again.')
  })
})
