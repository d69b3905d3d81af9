import type { Host } from '../host'
import { readable } from '../readable'
import type { Failure } from '../wx/settle'
import { compileFunction } from './evaluate'
import { listParam, textParam, type Handlers, type Params } from './handlers'

type AnyFunction = (...args: unknown[]) => unknown

const isOptions = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The channel between two pages is no message. */
const withoutChannel = (result: unknown): unknown => {
  if (!isOptions(result)) return result
  const { eventChannel: _channel, ...rest } = result as Record<string, unknown>
  return rest
}

const refusePlugins = ({ pluginId }: Params): void => {
  if (pluginId !== undefined) throw new Error(`plugin "${String(pluginId)}": the host runs no plugins`)
}

/** Calls wx as the app would, with the client's own callbacks around it. */
async function callWx({ strictWx }: Host, method: string, args: readonly unknown[]): Promise<unknown> {
  const call = strictWx.wx[method]
  if (typeof call !== 'function') throw new Error(`wx.${method} is not a function`)
  const [options = {}] = args
  if (strictWx.isDirect(method) || !isOptions(options)) return (call as AnyFunction)(...args)
  return new Promise((resolve, reject) => {
    const callbacks = { success: resolve, fail: ({ errMsg }: Failure) => reject(new Error(errMsg)) }
    try {
      ;(call as AnyFunction)({ ...options, ...callbacks })
    } catch (error) {
      reject(error as Error)
    }
  })
}

/** App.callWxMethod and App.mockWxMethod. */
export function wxHandlers(host: Host): Handlers {
  const { strictWx } = host
  return {
    'App.callWxMethod': async (params) => {
      refusePlugins(params)
      return {
        result: readable(withoutChannel(await callWx(host, textParam(params, 'method'), listParam(params, 'args')))),
      }
    },
    'App.mockWxMethod': (params) => {
      refusePlugins(params)
      const method = textParam(params, 'method')
      if (params.functionDeclaration !== undefined) {
        const run = compileFunction(host, textParam(params, 'functionDeclaration'))
        const extra = listParam(params, 'args')
        strictWx.mockFunction(
          method,
          (original) =>
            (...args) =>
              run.apply({ origin: original }, [...args, ...extra]),
        )
      } else if ('result' in params) strictWx.mockResult(method, params.result)
      else strictWx.restore(method)
      return {}
    },
  }
}
