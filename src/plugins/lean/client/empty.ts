// Stands in for a component that never shows anything here.
export default (): null => null;
