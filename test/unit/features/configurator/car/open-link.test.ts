import type { OrderDetail } from '@/wire/schemas/order'
import { ErrorCode } from '@/wire/errors'
import { standardChoice } from '@/domain/configuration/catalogue'
import { snapshotOf } from '@/domain/configuration/snapshot'
import { openLink } from '@/features/configurator/car/open-link'
import { storage } from '@/platform/storage'
import * as configurations from '@/services/api/configuration'
import * as orders from '@/services/api/order'
import * as vehicles from '@/services/api/vehicle'
import { keepDraft, keepOrderDraft } from '@/services/configuration/draft'
import { keepConfiguration } from '@/services/configuration/kept'
import { keptStore } from '@/services/configuration/kept-store'
import { tellSession } from '@/services/session/session'
import { makeModelDetail, makeVersion } from '../../../../support/samples/model-detail'
import { logInAs } from '../../../../support/jest/log-in-as'

jest.mock('@/services/api/configuration')
jest.mock('@/services/api/order')
jest.mock('@/services/api/vehicle')

const longRange = makeVersion('VL7R80226A02', { isPopular: true })
const performance = makeVersion('VL7A73526A03', { displayName: 'Performance' })
const model = makeModelDetail(longRange, performance)
const snapshot = (...options: string[]) => snapshotOf(model, longRange, options)
const green = snapshot('green', 'arc', 'camera', 'wallbox')
const turbine = snapshot('white', 'turbine', 'camera', 'wallbox')

beforeEach(() => {
  tellSession({ type: 'ended' })
  storage.keys().forEach(storage.remove)
  keptStore.setState([], true)
  jest.mocked(vehicles.fetchModel).mockResolvedValue(model)
  jest.mocked(configurations.fetchSharedConfiguration).mockResolvedValue({ ...turbine, shareCode: 'ABCD2345' })
})

describe('a link to the configurator', () => {
  it('opens the popular version as it leaves the factory for who has chosen nothing yet', async () => {
    const { car } = await openLink({ modelId: 'vela-7' })
    expect(car).toEqual({ version: longRange, chosen: standardChoice(longRange) })
  })

  it('goes on with the draft of the model', async () => {
    keepDraft(green, true)
    expect((await openLink({ modelId: 'vela-7' })).car.chosen).toEqual(green.options)
  })

  it('takes the draft along into the version that it names', async () => {
    keepDraft(green, true)
    const { car } = await openLink({ modelId: 'vela-7', pnoTwelve: performance.pnoTwelve })
    expect(car).toEqual({ version: performance, chosen: green.options })
  })

  it('paints the car in the paint that it names', async () => {
    const { car } = await openLink({ modelId: 'vela-7', paint: 'green' })
    expect(car.chosen).toContain('green')
  })

  it('opens the model at work when it names none, and the default model when there is none', async () => {
    jest.mocked(vehicles.fetchSaleModels).mockResolvedValue([
      { id: 'vela-9', modelName: 'Vela 9', modelSellName: '', isDefault: false },
      { id: 'vela-7', modelName: 'Vela 7', modelSellName: '', isDefault: true },
    ])
    await openLink({})
    expect(vehicles.fetchModel).toHaveBeenLastCalledWith('vela-7')
    keepDraft({ ...green, modelId: 'vela-9' }, true)
    await openLink({})
    expect(vehicles.fetchModel).toHaveBeenLastCalledWith('vela-9')
  })

  it('leads to no car where none is on sale, without asking for one', async () => {
    jest.mocked(vehicles.fetchSaleModels).mockResolvedValue([])
    jest.mocked(vehicles.fetchModel).mockClear()
    await expect(openLink({})).rejects.toMatchObject({ code: ErrorCode.modelNotFound })
    expect(vehicles.fetchModel).not.toHaveBeenCalled()
  })

  it('opens a shared car, and tells which own draft has to make room', async () => {
    keepDraft(green, true)
    const { car, replaced } = await openLink({ share: 'ABCD2345' })
    expect(car.chosen).toEqual(turbine.options)
    expect(replaced).toEqual(green)
  })

  it('has nothing to keep of a draft that is saved, is the same car, or says nothing', async () => {
    keepDraft(snapshot(...standardChoice(longRange)), false)
    expect((await openLink({ share: 'ABCD2345' })).replaced).toBeNull()
    keepDraft(turbine, true)
    expect((await openLink({ share: 'ABCD2345' })).replaced).toBeNull()
    keepDraft(green, true)
    keepConfiguration(green)
    expect((await openLink({ share: 'ABCD2345' })).replaced).toBeNull()
  })

  it('opens a saved car of this phone', async () => {
    const { id } = keepConfiguration(green)
    expect((await openLink({ saved: id })).car.chosen).toEqual(green.options)
    expect(configurations.fetchSavedConfiguration).not.toHaveBeenCalled()
  })

  it('opens the car of an order beside the draft, and then what was configured of it for the order', async () => {
    jest.mocked(orders.fetchOrder).mockResolvedValue({
      modelId: 'vela-7',
      versionInfo: { pnoTwelve: longRange.pnoTwelve },
      attributeInfoList: turbine.options.map((attributeNo) => ({ attributeNo })),
      modelTotalPrice: turbine.totalFen,
    } as OrderDetail) // as much as is read
    logInAs('u1')
    keepDraft(green, true)
    expect(await openLink({ orderId: 'o1' })).toMatchObject({
      orderId: 'o1',
      readerId: 'u1',
      car: { chosen: turbine.options },
      replaced: null,
    })
    keepOrderDraft('o1', snapshot(...standardChoice(longRange)))
    expect((await openLink({ orderId: 'o1' })).car.chosen).toEqual(standardChoice(longRange))
    expect((await openLink({ modelId: 'vela-7' })).car.chosen).toEqual(green.options)
  })
})
