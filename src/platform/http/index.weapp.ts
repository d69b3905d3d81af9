import Taro from '@tarojs/taro'
import { NETWORK_TIMEOUT_MS, type HttpReply, type SendRequest } from './types'
import { lowerCaseNames, runWeappTask } from './weapp-task'

/** Sends one request through WeChat. Rejects with TransportError only. */
export const sendRequest: SendRequest = ({ method, url, headers, body, timeoutMs, signal }) =>
  runWeappTask<HttpReply>(signal, ({ resolve, fail }) =>
    Taro.request<string>({
      url,
      method,
      header: headers,
      // WeChat would send "undefined" as a body of its own.
      ...(body === undefined ? {} : { data: body }),
      // The envelope is parsed in one place for both targets: services/request/envelope.
      dataType: 'text',
      responseType: 'text',
      timeout: timeoutMs ?? NETWORK_TIMEOUT_MS,
      success: (reply) =>
        resolve({ status: reply.statusCode, headers: lowerCaseNames(reply.header), text: String(reply.data) }),
      fail,
    }),
  )
