import HtmlPlugin from 'html-webpack-plugin'

export default {
  mode: 'production',
  entry: './main.js',
  plugins: [new HtmlPlugin({ template: 'index.html' })],
  experiments: { outputModule: true },
  output: { module: true, clean: true },
  // React alone is more than webpack finds seemly.
  performance: { hints: false },
}
