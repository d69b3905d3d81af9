/// <reference types="@tarojs/taro" />

declare namespace NodeJS {
  interface ProcessEnv {
    /** The target that is being compiled; replaced by a literal at build time. */
    readonly TARO_ENV: 'weapp' | 'h5'
    readonly NODE_ENV: 'development' | 'production' | 'test'
    /** Which row of the environment table a build uses; `prod` unless set. */
    readonly TARO_APP_ENV?: string
    /** Base address of the API; empty means "the origin that served the page". */
    readonly TARO_APP_API_BASE?: string
    readonly TARO_APP_STATIC_BASE?: string
    readonly TARO_APP_H5_BASE?: string
    readonly TARO_APP_WEBSITE_BASE?: string
    /** Other hosts whose pages the app shows, with commas. */
    readonly TARO_APP_WEB_HOSTS?: string
  }
}
