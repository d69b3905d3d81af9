import { boardOf } from './native-element'

/** What WeChat hands out for a canvas that names its type. */
export interface CanvasNode {
  width: number
  height: number
  getContext(kind: string, attributes?: object): RenderingContext | null
  requestAnimationFrame(draw: FrameRequestCallback): number
  cancelAnimationFrame(frame: number): void
  createImage(): HTMLImageElement
  toDataURL(type?: string, quality?: number): string
}

const nodes = new WeakMap<Element, CanvasNode>()
const boards = new WeakMap<object, HTMLCanvasElement>()

/** The picture of a canvas may be read by whoever drew it. */
function createImage(): HTMLImageElement {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  return image
}

/** Asked a second time for its context of WebGL a canvas gives none, as on phones. */
function contextGiver(element: Element, board: HTMLCanvasElement): CanvasNode['getContext'] {
  let isGiven = false
  return (kind, attributes) => {
    if (isGiven || element.getAttribute('type') !== kind) return null
    isGiven = kind !== '2d'
    return board.getContext(kind, attributes)
  }
}

/**
 * The node of a canvas; null for any other element. A canvas gives contexts of its own type alone, and in a window
 * without graphics none.
 */
export function canvasNodeOf(element: Element): CanvasNode | null {
  const board = boardOf(element)
  if (!board) return null
  const known = nodes.get(element)
  if (known) return known
  const node: CanvasNode = {
    get width() {
      return board.width
    },
    set width(width) {
      board.width = width
    },
    get height() {
      return board.height
    },
    set height(height) {
      board.height = height
    },
    getContext: contextGiver(element, board),
    requestAnimationFrame: (draw) => requestAnimationFrame(draw),
    cancelAnimationFrame: (frame) => cancelAnimationFrame(frame),
    createImage,
    toDataURL: (type, quality) => board.toDataURL(type, quality),
  }
  nodes.set(element, node)
  boards.set(node, board)
  return node
}

/** The browser's canvas behind a node; undefined when it is none. */
export const boardOfNode = (node: object): HTMLCanvasElement | undefined => boards.get(node)
