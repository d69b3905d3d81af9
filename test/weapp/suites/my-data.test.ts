import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { until } from '../host/client/until'
import { logInBySms, scriptLoginCode } from '../support/steps'
import { useApp } from '../support/suite'

const PHONE = '13900000061'

interface ShareOptions {
  filePath: string
  fileName: string
  success(reply: object): void
}
declare const wx: { setStorageSync(key: string, value: unknown): void }

describe('everything that is kept of a customer', () => {
  const app = useApp()

  it('is one archive, which a second tap sends to a chat, as is said before', async () => {
    const { shopper, api } = app()
    await scriptLoginCode(shopper)
    await shopper.miniProgram.reLaunch('/pages/account/my-data')
    await logInBySms(shopper, api, PHONE)
    await shopper.arrivesAt('pages/account/my-data')
    await shopper.reads('WeChat sends it to a chat.')
    // The function runs in the app, where the test cannot see what it was given.
    await shopper.miniProgram.mockWxMethod('shareFileMessage', function keepShared(options: ShareOptions) {
      wx.setStorageSync('shared', { filePath: options.filePath, fileName: options.fileName })
      options.success({ errMsg: 'shareFileMessage:ok' })
    })
    await shopper.taps('Download')
    await shopper.reads('The file is ready.')
    await shopper.taps('Send to a chat')
    const { filePath, fileName } = await until('a file for the chat', async () => {
      const shared = (await shopper.miniProgram.callWxMethod('getStorageSync', 'shared')) as ShareOptions | ''
      return shared === '' ? undefined : shared
    })
    expect(fileName).toMatch(/^vela-\d{4}-\d{2}-\d{2}\.zip$/)
    const archive = unzipSync(await readFile(filePath))
    expect(strFromU8(archive['my-data.json'] ?? new Uint8Array())).toContain(PHONE)
  })

  it('is not said to be sent where WeChat does not send it; who changes their mind is told nothing', async () => {
    const { shopper } = app()
    const fail = (errMsg: string) => shopper.miniProgram.mockWxMethod('shareFileMessage', { errMsg })
    await fail('shareFileMessage:fail cancel')
    await shopper.taps('Send to a chat')
    await fail('shareFileMessage:fail file not found')
    await shopper.taps('Send to a chat')
    await shopper.reads('The file was not sent')
    await shopper.taps('OK')
    await shopper.loses('The file was not sent')
  })
})
