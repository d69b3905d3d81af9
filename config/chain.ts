import type { IProjectConfig } from '@tarojs/taro/types/compile'

/** The configuration that Taro makes for webpack, to change before it is used. */
export type Chain = Parameters<NonNullable<NonNullable<IProjectConfig['mini']>['webpackChain']>>[0]
