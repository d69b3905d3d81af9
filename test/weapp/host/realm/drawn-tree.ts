import { Component, TextNode, VirtualNode, type GeneralComponent, type Node } from 'glass-easel'

/** A drawn element without what only one of two renderers knows; neighbouring texts are one. */
export interface TreeNode {
  readonly tag: string
  readonly id?: string
  readonly className?: string
  readonly children: readonly (TreeNode | string)[]
}

/** Joins neighbouring texts and drops empty ones. */
export function mergeTexts(nodes: readonly (TreeNode | string)[]): readonly (TreeNode | string)[] {
  const merged: (TreeNode | string)[] = []
  for (const node of nodes) {
    const last = merged[merged.length - 1]
    if (typeof node === 'string' && typeof last === 'string') merged[merged.length - 1] = last + node
    else if (node !== '') merged.push(node)
  }
  return merged
}

/** Class names alone: where an expression of them is empty, one renderer leaves the space beside it and the other does not. */
export const classesOf = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ')

const drawn = (node: Node): readonly (TreeNode | string)[] => {
  if (TextNode.isTextNode(node)) return [node.textContent]
  if (VirtualNode.isVirtualNode(node)) return node.childNodes.flatMap(drawn)
  if (Component.isComponent(node)) return [{ tag: node.tagName, children: drawnTree(node) }]
  const {
    is,
    id,
    class: className,
    childNodes,
  } = node as unknown as { is: string; id: string; class: string; childNodes: Node[] }
  return [{ tag: is, id, className: classesOf(className), children: mergeTexts(childNodes.flatMap(drawn)) }]
}

/** What a page or component shows, component by component. */
export function drawnTree(component: GeneralComponent): readonly (TreeNode | string)[] {
  return mergeTexts((component.getShadowRoot()?.childNodes ?? []).flatMap(drawn))
}
