import { standardChoice } from '@/domain/configuration/catalogue'
import { reopenConfiguration } from '@/domain/configuration/reopen'
import { snapshotOf } from '@/domain/configuration/snapshot'
import { makeModelDetail, makeVersion } from '../../../support/samples/model-detail'

const version = makeVersion()
const model = makeModelDetail(version)
const green = snapshotOf(model, version, ['green', 'arc', 'camera', 'wallbox'])

describe('a car of an earlier day', () => {
  it('opens as it was while nothing has changed', () => {
    expect(reopenConfiguration(model, green)).toEqual({
      version,
      chosen: green.options,
      gone: [],
      goneVersion: null,
      oldTotalFen: null,
    })
  })

  it('tells what it cost when the same car costs something else now', () => {
    const dearer = makeModelDetail(makeVersion(version.pnoTwelve, { priceFen: version.priceFen + 100_00 }))
    expect(reopenConfiguration(dearer, green)).toMatchObject({ oldTotalFen: green.totalFen, gone: [] })
  })

  it('names its version when that is gone, and keeps the choices on the popular one', () => {
    const popular = makeVersion('VL7A73526A03', { displayName: 'Performance', isPopular: true })
    const later = makeModelDetail(makeVersion('VL7R61026A01'), popular)
    expect(reopenConfiguration(later, green)).toMatchObject({
      version: popular,
      chosen: green.options,
      goneVersion: 'Long Range',
      oldTotalFen: null,
    })
  })

  it('names an option that is gone, and does not call that a change of price', () => {
    const optionGroups = version.optionGroups.map((group) => ({
      ...group,
      options: group.options.filter(({ attributeNo }) => attributeNo !== 'green'),
    }))
    const reopened = reopenConfiguration(makeModelDetail({ ...version, optionGroups }), green)
    expect(reopened).toMatchObject({ gone: [{ displayName: 'green' }], oldTotalFen: null })
    expect(reopened?.chosen).toEqual(standardChoice({ ...version, optionGroups }))
  })

  it('does not open in a model without versions', () => {
    expect(reopenConfiguration(makeModelDetail(), green)).toBeUndefined()
  })
})
