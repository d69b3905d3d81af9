/** A page's configuration as a script: nothing, for Taro reads it by itself. A loader of webpack's. */
module.exports = () => ''
