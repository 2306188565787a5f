/** The one encoder that is used: the package's own types know its drawing functions only. */
declare module 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js' {
  export default class Code128 {
    constructor(text: string, options: object)
    /** Whether every character has a code. */
    valid(): boolean
    /** A digit a module: '1' is black. */
    encode(): { data: string; text: string }
  }
}
