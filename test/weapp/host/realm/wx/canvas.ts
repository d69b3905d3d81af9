import type { Bridge } from '../bridge'
import { boardOfNode } from '../canvas-node'
import type { Options } from './settle'
import type { WxFamily } from './strict-wx'

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg' }

/** A copy of a canvas in the size that was asked for. */
function resized(board: HTMLCanvasElement, { destWidth, destHeight }: Options): HTMLCanvasElement {
  const copy = document.createElement('canvas')
  copy.width = Number(destWidth ?? board.width)
  copy.height = Number(destHeight ?? board.height)
  copy.getContext('2d')?.drawImage(board, 0, 0, copy.width, copy.height)
  return copy
}

/** What is drawn on a canvas of type 2d or webgl becomes a file of the phone. */
export const canvasFamily = (bridge: Bridge): WxFamily => ({
  calls: {
    async canvasToTempFilePath(options) {
      const board = boardOfNode(options.canvas as object)
      if (!board) throw new Error('canvas is empty')
      const type = String(options.fileType ?? 'png')
      const address = resized(board, options).toDataURL(TYPES[type], Number(options.quality ?? 1))
      return bridge.call('keepFile', { base64: address.split(',')[1], type })
    },
  },
})
