/** The types of the one encoder in use: the package's own types know its drawing functions only. */
declare module 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js' {
  export default class Code128 {
    constructor(text: string, options: object)
    /** Returns whether every character has a code. */
    valid(): boolean
    /** One digit for each module: '1' is black. */
    encode(): { data: string; text: string }
  }
}
