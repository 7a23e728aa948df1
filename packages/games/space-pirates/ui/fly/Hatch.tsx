/** The hatching of headings that do not fit. */
export const Hatch = ({ id }: { readonly id: string }) => (
  <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 2.5H5" stroke="#ef6548" strokeWidth={1.6} />
  </pattern>
);
