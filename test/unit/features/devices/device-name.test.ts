import { deviceNameOf } from '@/features/devices/device-name'

describe('what a device told of itself', () => {
  it.each([
    ['Apple iPhone (WeChat)', { device: 'Apple iPhone', app: 'WeChat', isComputer: false }],
    ['iPhone iPhone 15<iPhone15,4> (WeChat)', { device: 'iPhone 15', app: 'WeChat', isComputer: false }],
    ['HUAWEI HUAWEI Pura 70 (WeChat)', { device: 'HUAWEI Pura 70', app: 'WeChat', isComputer: false }],
    ['Apple Macintosh (Chrome)', { device: 'Apple Macintosh', app: 'Chrome', isComputer: true }],
    ['Browser Windows (Edge)', { device: 'Windows', app: 'Edge', isComputer: true }],
    ['Browser unknown (Browser)', { device: '', app: '', isComputer: false }],
    ['curl', { device: 'curl', app: '', isComputer: false }],
    ['', { device: '', app: '', isComputer: false }],
  ])('is read for people: %s', (told, expected) => {
    expect(deviceNameOf(told)).toEqual(expected)
  })
})
