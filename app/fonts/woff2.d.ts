/** A font file as its address, which changes with its content. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
