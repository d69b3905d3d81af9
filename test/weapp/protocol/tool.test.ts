import { until } from '../host/client/until'
import { useCatalogue } from './catalogue'

describe('the official client asks the tool', () => {
  const catalogue = useCatalogue('happy-dom')

  it('to answer the views of WeChat itself', async () => {
    const { miniProgram, page } = catalogue()
    const native = miniProgram.native()
    const stored = (key: string): Promise<unknown> => miniProgram.callWxMethod('getStorageSync', key)
    await expect(native.confirmModal()).rejects.toThrow('no modal view is open')
    await miniProgram.evaluate(`function () {
      wx.showModal({ title: 'Sure?', success: ({ confirm }) => wx.setStorageSync('sure', confirm) })
      const payment = { timeStamp: '1', nonceStr: 'a', package: 'prepay_id=1', paySign: 'b' }
      wx.requestPayment({ ...payment, fail: ({ errMsg }) => wx.setStorageSync('paid', errMsg) })
    }`)
    await native.confirmModal()
    await native.closePaymentDialog()
    await until('both answers', async () => (await stored('sure')) === true && (await stored('paid')) !== '')
    expect(await stored('sure')).toBe(true)
    expect(await stored('paid')).toBe('requestPayment:fail cancel')

    await miniProgram.navigateTo('/pages/detail/index')
    await native.navigateLeft()
    expect((await page()).path).toBe('pages/home/index')
    await miniProgram.navigateTo('/pages/detail/index')
    await native.goHome()
    expect(await miniProgram.pageStack()).toHaveLength(1)
  })

  it('and is told by name what a machine without DevTools cannot do', async () => {
    const { miniProgram, page } = catalogue()
    expect(await miniProgram.testAccounts()).toEqual([])
    await expect(miniProgram.remote()).rejects.toThrow('Tool.enableRemoteDebug is refused')
    await expect(miniProgram.stopAudits()).rejects.toThrow('Tool.stopAudits is refused')
    await expect(miniProgram.getTicket()).rejects.toThrow('Tool.getTicket is refused')
    await expect(miniProgram.setTicket('x')).rejects.toThrow('Tool.setTicket is refused')
    await expect(miniProgram.refreshTicket()).rejects.toThrow('Tool.refreshTicket is refused')
    await expect(miniProgram.screenshot()).rejects.toThrow('App.captureScreenshot needs the Chromium environment')
    await expect((await page()).getElementsByXpath('//view')).rejects.toThrow('XPath needs a browser')
    await expect(miniProgram.callPluginWxMethod('p', 'login')).rejects.toThrow('the host runs no plugins')
  })
})
