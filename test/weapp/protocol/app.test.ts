import { until } from '../host/client/until'
import { useCatalogue } from './catalogue'

describe('the official client asks the app', () => {
  const catalogue = useCatalogue('happy-dom')

  it('for its pages and moves between them', async () => {
    const { miniProgram } = catalogue()
    const detail = await miniProgram.navigateTo('/pages/detail/index?id=4%202')
    expect(detail).toMatchObject({ path: 'pages/detail/index', query: { id: '4%202' } })
    expect((await miniProgram.pageStack()).map((page) => page.path)).toEqual(['pages/home/index', 'pages/detail/index'])
    expect((await miniProgram.navigateBack())?.path).toBe('pages/home/index')
    expect((await miniProgram.redirectTo('/pages/detail/index'))?.path).toBe('pages/detail/index')
    expect((await miniProgram.reLaunch('/pages/home/index'))?.path).toBe('pages/home/index')
    await expect(miniProgram.switchTab('/pages/detail/index')).rejects.toThrow('can not switch to no-tabBar page')
  })

  it('to call wx, and to answer in its place', async () => {
    const { miniProgram } = catalogue()
    expect(await miniProgram.systemInfo()).toMatchObject({ windowWidth: 375, SDKVersion: '3.7.0' })
    await miniProgram.callWxMethod('setStorage', { key: 'car', data: { doors: 5 } })
    expect(await miniProgram.callWxMethod('getStorageSync', 'car')).toEqual({ doors: 5 })
    await miniProgram.mockWxMethod('chooseLocation', { name: 'Vela Space', latitude: 31, longitude: 121 })
    expect(await miniProgram.callWxMethod('chooseLocation', {})).toMatchObject({ name: 'Vela Space' })
    await miniProgram.mockWxMethod('getStorageSync', (key: string, suffix: string) => key + suffix, '!')
    expect(await miniProgram.callWxMethod('getStorageSync', 'car')).toBe('car!')
    await miniProgram.restoreWxMethod('getStorageSync')
    expect(await miniProgram.callWxMethod('getStorageSync', 'car')).toEqual({ doors: 5 })
    await miniProgram.mockWxMethod('scanCode', { errMsg: 'scanCode:fail cancel' })
    await expect(miniProgram.callWxMethod('scanCode', {})).rejects.toThrow('scanCode:fail cancel')
  })

  it('to run functions, and to call back', async () => {
    const { miniProgram } = catalogue()
    expect(await miniProgram.evaluate((a: number, b: number) => a + b, 1, 2)).toBe(3)
    expect(await miniProgram.evaluate('function () { return getCurrentPages().length }')).toBe(1)
    const heard: unknown[][] = []
    await miniProgram.exposeFunction('onCar', (...args: unknown[]) => heard.push(args))
    await miniProgram.evaluate('function () { onCar(7, "Vela") }')
    await until('the call', async () => heard.length > 0)
    expect(heard).toEqual([[7, 'Vela']])
  })

  it('for what it logs and throws', async () => {
    const { miniProgram, element } = catalogue()
    const logs: unknown[] = []
    const errors: { message: string }[] = []
    miniProgram.on('console', (log) => logs.push(log))
    miniProgram.on('exception', (error: { message: string }) => errors.push(error))
    await (await element('.log')).tap()
    await (await element('.throw')).tap()
    await until('both', async () => logs.length > 0 && errors.length > 0)
    expect(logs).toEqual([{ type: 'log', args: ['tapped', { at: 1 }] }])
    expect(errors[0]?.message).toContain('pages/home/index.js: thrown by a tap')
  })
})
