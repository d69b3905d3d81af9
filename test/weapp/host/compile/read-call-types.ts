import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { CallField, CallTypes } from './call-types'

const TYPINGS = require.resolve('miniprogram-api-typings/types/wx/lib.wx.api.d.ts')

const PLAIN: Readonly<Partial<Record<ts.SyntaxKind, CallField['type']>>> = {
  [ts.SyntaxKind.StringKeyword]: 'string',
  [ts.SyntaxKind.NumberKeyword]: 'number',
  [ts.SyntaxKind.BooleanKeyword]: 'boolean',
}

const isWord = (type: ts.TypeNode): boolean => ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)

const isNamed = (type: ts.TypeNode, name: string): boolean =>
  ts.isTypeReferenceNode(type) && type.typeName.getText() === name

const plainType = (type: ts.TypeNode | undefined): CallField['type'] => {
  if (type === undefined) return 'any'
  if (ts.isArrayTypeNode(type) || isNamed(type, 'Array')) return 'array'
  if (ts.isTypeLiteralNode(type) || isNamed(type, 'IAnyObject')) return 'object'
  if (isWord(type) || (ts.isUnionTypeNode(type) && type.types.every(isWord))) return 'string'
  return PLAIN[type.kind] ?? 'any'
}

const nameOf = (node: ts.PropertySignature | ts.MethodSignature): string => node.name.getText()

/** The interfaces of the file by name; what WeChat splits over several is put together. */
const interfacesOf = (file: ts.SourceFile): ReadonlyMap<string, readonly ts.TypeElement[]> => {
  const found = new Map<string, ts.TypeElement[]>()
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node)) {
      const { text } = node.name
      found.set(text, [...(found.get(text) ?? []), ...node.members])
    } else if (ts.isModuleDeclaration(node) || ts.isModuleBlock(node)) ts.forEachChild(node, visit)
  }
  ts.forEachChild(file, visit)
  return found
}

const fieldsOf = (members: readonly ts.TypeElement[]): Record<string, CallField> =>
  Object.fromEntries(
    members
      .filter(ts.isPropertySignature)
      .map((field) => [nameOf(field), { type: plainType(field.type), isRequired: field.questionToken === undefined }]),
  )

/** The interface of a call's options: named by its parameter, or by what its type parameter is at least. */
const optionName = (call: ts.MethodSignature): string | undefined => {
  const type = call.parameters[0]?.type
  if (type === undefined || !ts.isTypeReferenceNode(type)) return undefined
  const name = type.typeName.getText()
  const bound = call.typeParameters?.find((parameter) => parameter.name.text === name)?.constraint
  return bound && ts.isTypeReferenceNode(bound) ? bound.typeName.getText() : name
}

/** What is asked for in one place after another, without options. */
const placesOf = (call: ts.MethodSignature): CallTypes['places'][string] =>
  call.parameters.map(({ name, type, questionToken }) => ({
    name: name.getText(),
    type: plainType(type),
    isRequired: questionToken === undefined,
  }))

/** Reads WeChat's own types. It takes TypeScript, and a second: done while the host is bundled. */
export const readCallTypes = (): CallTypes => {
  const file = ts.createSourceFile('wx.d.ts', readFileSync(TYPINGS, 'utf8'), ts.ScriptTarget.ES2022, true)
  const interfaces = interfacesOf(file)
  const calls = (interfaces.get('Wx') ?? []).filter(ts.isMethodSignature)
  const fields = calls.map((call) => ({ call, members: interfaces.get(optionName(call) ?? '') }))
  return {
    options: Object.fromEntries(
      fields.flatMap(({ call, members }) => (members === undefined ? [] : [[nameOf(call), fieldsOf(members)]])),
    ),
    places: Object.fromEntries(
      fields.flatMap(({ call, members }) => (members === undefined ? [[nameOf(call), placesOf(call)]] : [])),
    ),
  }
}
