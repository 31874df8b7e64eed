// Stands in for a module whose work is done elsewhere.
export default {};
