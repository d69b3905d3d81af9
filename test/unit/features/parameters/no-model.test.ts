import type { ParameterTable } from '@/wire/schemas/vehicle'
import { ErrorCode } from '@/wire/errors'
import { noModelOf } from '@/features/parameters/no-model'
import { shareOfTable } from '@/features/parameters/share'
import { ApiError } from '@/services/request/errors'

const failed = (code: number, message: string) =>
  ({ status: 'failed', message, error: new ApiError('business', code, message) }) as const
const ready = (data: ParameterTable | null) =>
  ({ status: 'ready', data, isRefreshing: false, refreshFailure: undefined }) as const
const table: ParameterTable = { modelId: 'vela-7', modelName: 'Vela 7', versions: [], groups: [], footnotes: [] }

describe('the page of parameters', () => {
  it('leads on from a link to a model that there is not, and when nothing is on sale', () => {
    expect(noModelOf(failed(ErrorCode.modelNotFound, ''))?.title).toBe('No such model')
    expect(noModelOf(ready(null))?.title).toBe('No such model')
  })

  it('names a model that was withdrawn', () => {
    expect(noModelOf(failed(ErrorCode.noLongerOffered, 'Vela 5 is no longer offered.'))).toEqual({
      title: 'No longer offered',
      text: 'Vela 5 is no longer offered.',
    })
  })

  it('leaves every other failure to another try', () => {
    expect(noModelOf(failed(ErrorCode.internal, 'Sorry'))).toBeUndefined()
    expect(noModelOf({ status: 'timedOut', message: 'Late' })).toBeUndefined()
    expect(noModelOf(ready(table))).toBeUndefined()
  })

  it('is shared by its model, and as itself while there is none', () => {
    expect(shareOfTable(ready(table))).toEqual({
      title: 'Vela 7: parameters',
      path: '/pages/configuration/configuration?modelId=vela-7',
    })
    expect(shareOfTable({ status: 'loading' }).path).toBe('/pages/configuration/configuration')
  })
})
