import type { MapProps } from '@tarojs/components'
import { render } from '@testing-library/react'
import { DrawnMap } from '@/features/vehicle-map/drawn-map.weapp'

const drawMap = jest.fn<null, [MapProps]>(() => null)

jest.mock('@tarojs/components', () => ({
  ...jest.requireActual<object>('@tarojs/components'),
  Map: (props: MapProps) => drawMap(props),
}))

const HANGZHOU = { longitude: 120.1, latitude: 30.2 }

it('WeChat’s map shows a car as it is, and says whose it is', () => {
  render(
    <DrawnMap
      view={{ centre: HANGZHOU, zoom: 12 }}
      onView={jest.fn()}
      tiles={null}
      clusters={[]}
      vehicles={[
        {
          ...HANGZHOU,
          orderId: '7',
          modelName: 'Vela 7',
          carPoster: 'https://static.example/static/img/vela-7-front34-dawn-copper-aero.webp',
          seenTime: '',
          batteryPercent: 50,
        },
      ]}
      chosenShop={null}
      me={null}
      way={null}
      onCluster={jest.fn()}
      onVehicle={jest.fn()}
    />,
  )
  expect(drawMap.mock.lastCall?.[0].markers).toMatchObject([
    {
      ...HANGZHOU,
      iconPath: 'https://static.example/static/img/vela-7-map-dawn-copper-aero.png',
      ariaLabel: expect.stringContaining('Vela 7'),
    },
  ])
})
