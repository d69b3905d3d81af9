import { useApp } from '../support/suite'

describe('who once refused the position, and is not asked again by WeChat', () => {
  const app = useApp()

  it.each([
    ['the map', '/pages/map/vehicle-location', 'My place', 'Close'],
    ['the list of shops', '/pages/shopList/shopList', 'Near me', 'Choose a city'],
  ])('is led to the settings from %s', async (_where, path, button, otherwise) => {
    const { shopper } = app()
    await shopper.miniProgram.mockWxMethod('getLocation', { errMsg: 'getLocation:fail auth deny' })
    await shopper.miniProgram.reLaunch(path)
    await shopper.taps(button)
    await shopper.reads('Your position is off')
    await shopper.taps(otherwise)
    await shopper.loses('Your position is off')

    await shopper.taps(button)
    await shopper.answers('Open settings', 'opensetting', { errMsg: 'openSetting:ok', authSetting: {} })
    await shopper.loses('Your position is off')
  })
})
